// What this browser keeps of the lessons: told on their cards, renewed, saved or deleted there.
const known = JSON.parse(document.getElementById("known").textContent);
const FILES = "files";
const ANSWERS = ".answers.txt";

const spoken = () => document.documentElement.lang;
const say = (key, values = {}) =>
  known.words[spoken()][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

/** Wait for a request to the browser's database. */
const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Do something with the files that JupyterLite keeps; none are there before it was opened. */
async function withFiles(mode, use) {
  const there = await indexedDB.databases();
  if (!there.some(({ name }) => name === known.storage)) {
    return undefined;
  }
  const database = await done(indexedDB.open(known.storage));
  try {
    return database.objectStoreNames.contains(FILES)
      ? await use(database.transaction(FILES, mode).objectStore(FILES))
      : undefined;
  } finally {
    database.close();
  }
}

const read = (path) => withFiles("readonly", (files) => done(files.get(path)));
const answersOf = (path) => path.replace(/\.ipynb$/, ANSWERS);

/** Delete a lesson's copy and its answers, so that it begins anew. */
const forget = (path) =>
  withFiles("readwrite", async (files) => {
    await done(files.delete(path));
    await done(files.delete(answersOf(path)));
  });

/** Put an older copy beside the lesson, under a name that is free; its answers stay. */
const setAside = (path) =>
  withFiles("readwrite", async (files) => {
    const copy = await done(files.get(path));
    const names = await done(files.getAllKeys());
    let number = 1;
    const named = () => path.replace(/\.ipynb$/, `-${number}.ipynb`);
    while (names.includes(named())) {
      number += 1;
    }
    await done(files.put({ ...copy, path: named(), name: named().split("/").pop() }, named()));
    await done(files.delete(path));
    return named();
  });

function save(copy) {
  const link = document.createElement("a");
  const text = typeof copy.content === "string" ? copy.content : JSON.stringify(copy.content, null, 1);
  link.href = URL.createObjectURL(new Blob([text], { type: "application/x-ipynb+json" }));
  link.download = copy.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function button(key, act) {
  const made = document.createElement("button");
  made.type = "button";
  made.dataset.action = key;
  made.textContent = say(key);
  made.addEventListener("click", act);
  return made;
}

function line(text) {
  const made = document.createElement("p");
  made.textContent = text;
  return made;
}

/** Tell on a card what the browser keeps of the lesson, and what can be done with it. */
async function showKept(lesson, message = "") {
  const place = document.querySelector(`[data-lesson="${lesson.path}"] [data-kept]`);
  const copy = await read(lesson.path);
  const parts = message ? [line(message)] : [];
  if (copy) {
    const older = copy.content?.metadata?.[known.version] !== lesson.version;
    if (older) {
      parts.push(line(say("older")));
      parts.push(
        button("renew", async () => {
          const name = await setAside(lesson.path);
          await showKept(lesson, say("renewed", { name }));
        }),
      );
    }
    parts.push(button("save", () => save(copy)));
    parts.push(
      button("delete", async () => {
        if (window.confirm(say("sure", { name: lesson.title }))) {
          await forget(lesson.path);
          await showKept(lesson);
        }
      }),
    );
  }
  place.replaceChildren(...parts);
}

/** Say what is wrong with this browser's storage, if anything is. */
function noteOnStorage() {
  if (!window.isSecureContext) {
    return say("lost");
  }
  return "serviceWorker" in navigator && window.indexedDB?.databases ? "" : say("no_storage");
}

async function speak(language) {
  document.documentElement.lang = language;
  for (const main of document.querySelectorAll("[data-main]")) {
    main.hidden = main.dataset.main !== language;
  }
  for (const each of document.querySelectorAll("[data-language]")) {
    each.setAttribute("aria-pressed", String(each.dataset.language === language));
  }
  const note = document.querySelector(`[data-main="${language}"] [data-note]`);
  note.textContent = noteOnStorage();
  note.hidden = !note.textContent;
  if (window.indexedDB?.databases) {
    const shown = known.lessons.filter((lesson) => lesson.language === language);
    await Promise.all(shown.map((lesson) => showKept(lesson)));
  }
}

for (const each of document.querySelectorAll("[data-language]")) {
  each.addEventListener("click", () => speak(each.dataset.language));
}
const norwegian = navigator.languages.some((name) => /^(nb|nn|no)\b/.test(name));
await speak(norwegian ? "nb" : "en");
document.body.dataset.ready = "";
