"""A real local cluster of Dask: a scheduler and two workers, each a process of its own."""

import os
import pickle
import random
import re
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

import sequence_widget as sq
from sequence_widget.rules import KidsRules
from sequence_widget.simulation.jobs import Job

distributed = pytest.importorskip("distributed")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore"),  # what is left open when a worker is killed is Dask's
]

GAMES = 4_000_000
PAGE = Path(__file__).parents[2] / "docs" / "clusters.md"


@dataclass(frozen=True)
class FirstMove:
    """A bot that the workers cannot import; it has to be sent to them."""

    def choose(self, view: sq.View, rng: random.Random) -> sq.Move:  # noqa: ARG002 - a bot's shape
        return view.legal_moves[0]


FirstMove.__module__ = "__main__"


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


def test_a_bot_of_a_notebook_is_sent_along(client: object) -> None:
    executor = client.get_executor()  # type: ignore[attr-defined]
    players = [FirstMove(), sq.RandomBot()]
    results = sq.simulate("mini-kids", games=100, players=players, executor=executor)
    assert results.counts == sq.simulate("mini-kids", games=100, players=players).counts


def test_a_worker_killed_in_mid_run_costs_no_game(client: object) -> None:
    executor = client.get_executor()  # type: ignore[attr-defined]
    workers = client.run(os.getpid)  # type: ignore[attr-defined]
    address, victim = next(iter(workers.items()))
    over = threading.Event()

    def kill() -> bool:
        """Kill the worker while it has pieces to play; whether that was in the run."""
        while not client.processing().get(address):  # type: ignore[attr-defined]
            assert not over.is_set(), "the run was over before the worker had anything to play"
        os.kill(victim, signal.SIGKILL)
        return not over.is_set()

    with ThreadPoolExecutor(1) as side:
        killing = side.submit(kill)
        results = sq.simulate("kids", games=GAMES, seed=3, executor=executor, progress=False)
        over.set()
        assert killing.result()
    assert results.complete
    assert results == sq.simulate("kids", games=GAMES, seed=3, progress=False)


def test_a_job_is_named_for_the_cluster_without_going_through_its_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from dask.base import tokenize

    jobs = [
        Job(sq.position("kids"), 1, (100,), (0, 0)),
        Job(sq.position("kids", turn=1), 1, (100,), (0, 0)),
        Job(sq.position("kids"), 2, (100,), (0, 0)),
        Job(sq.position("kids"), 1, (200,), (0, 0)),
        Job(sq.position("kids"), 1, (100,), (1, 0)),
        Job(sq.position("kids"), 1, (100,), None, (sq.GreedyBot(), None)),
        Job(sq.position("kids"), 1, (100,), None, (None, sq.GreedyBot())),
    ]

    def refuse(_: object) -> None:
        pytest.fail("the rules were gone through, which takes long")

    monkeypatch.setattr(KidsRules, "__dask_tokenize__", refuse, raising=False)
    names = [tokenize(job) for job in jobs]
    assert names == [tokenize(job) for job in pickle.loads(pickle.dumps(jobs))]  # noqa: S301 - ours
    assert len({*names}) == len(jobs)


def test_the_page_on_clusters_begins_with_what_runs() -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    scope: dict[str, object] = {}
    exec(found[1], scope)  # noqa: S102 - our own page
    assert scope["results"] == sq.simulate("dice", games=1_000_000, seed=1)


@pytest.mark.parametrize("early", [True, False], ids=["before", "in mid-run"])
def test_a_cluster_that_is_gone_is_reported(
    caplog: pytest.LogCaptureFixture, *, early: bool
) -> None:
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
    assert "exception calling callback" not in caplog.text
