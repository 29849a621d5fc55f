"""A real local cluster of Dask: a scheduler and two workers, each a process of its own."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import sequence_widget as sq

distributed = pytest.importorskip("distributed")

# What Dask and Tornado leave open when a worker is killed is theirs.
pytestmark = pytest.mark.filterwarnings("ignore")

GAMES = 20_000_000


@pytest.fixture(scope="module")
def client() -> Iterator[object]:
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


@pytest.mark.parametrize("source", ["kids", "dice", "mini-kids"])
def test_a_cluster_plays_the_same_games(client: object, source: str) -> None:
    executor = client.get_executor()  # type: ignore[attr-defined]
    results = sq.simulate(source, games=100_000, seed=3, executor=executor)
    assert results == sq.simulate(source, games=100_000, seed=3, workers=1)


def test_bots_play_on_a_cluster(client: object) -> None:
    executor = client.get_executor()  # type: ignore[attr-defined]
    players = [sq.SearchBot(playouts=100), sq.RandomBot()]
    results = sq.simulate("mini-kids", games=10, players=players, executor=executor)
    assert results.counts == sq.simulate("mini-kids", games=10, players=players).counts


def test_a_worker_killed_in_mid_run_costs_no_game(client: object) -> None:
    executor = client.get_executor()  # type: ignore[attr-defined]
    workers = client.run(os.getpid)  # type: ignore[attr-defined]
    victim = next(iter(workers.values()))
    killed = threading.Event()

    def kill() -> None:
        time.sleep(0.4)
        os.kill(victim, signal.SIGKILL)
        killed.set()

    with ThreadPoolExecutor(1) as side:
        side.submit(kill)
        results = sq.simulate("kids", games=GAMES, seed=3, executor=executor, progress=False)
        assert killed.is_set(), "the run was over before the worker was killed"
    assert results.complete
    assert results == sq.simulate("kids", games=GAMES, seed=3, progress=False)


@pytest.mark.parametrize("early", [True, False])
def test_a_cluster_that_is_gone_is_reported(*, early: bool) -> None:
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        client = distributed.Client(cluster)
        executor = client.get_executor()
        closing = threading.Timer(0 if early else 1, client.close)
        closing.start()
        if early:
            closing.join()
        with pytest.raises(sq.SimulationError, match=r"workers failed|no worker has answered"):
            sq.simulate("kids", games=10**9, executor=executor, progress=False)
