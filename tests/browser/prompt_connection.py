"""What a JupyterLab for tests uses between a page and its kernels."""

from asyncio import Future

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Sends each message at once.

    Otherwise a second small message waits until the page has acknowledged the first, some 40 ms
    later, and a test takes hundreds of steps. What is timed is timed without this.
    """

    def connect(self) -> Future[None] | None:  # type: ignore[override] # its base says: a coroutine
        self.websocket_handler.set_nodelay(True)
        connected: Future[None] | None = super().connect()
        return connected
