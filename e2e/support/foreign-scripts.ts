/** What libraries of public pages change of the browser's own, in our words: what widgets meet, and not more. */
export const foreignScripts: Readonly<Record<string, string>> = {
  /** The window's Document is a type of the library's own; those of elements keep their prototypes. */
  MooTools: `
    window.Document = function () {};
    window.Document.prototype = { $family: () => "document" };
    Array.prototype.erase = function (item) { return this.filter((one) => one !== item); };
    Function.prototype.implement = function () { return this; };`,
  /** Lists and objects have methods of the library's own under names that the language has. */
  "Prototype.js": `
    const toArray = (list) => { const items = []; for (let at = 0; at < (list ? list.length : 0); at++) items.push(list[at]); return items; };
    Array.from = toArray;
    Array.prototype.entries = function () { return toArray(this); };
    Array.prototype.toArray = Array.prototype.entries;
    Object.values = (object) => { const values = []; for (const key in object) values.push(object[key]); return values; };
    Object.keys = (object) => { const keys = []; for (const key in object) if (Object.hasOwn(object, key)) keys.push(key); return keys; };
    HTMLElement.prototype.hide = function () { this.style.display = "none"; return this; };
    HTMLElement.prototype.show = function () { this.style.display = ""; return this; };`,
  /** One native listener hears for all of a target and an event, with the options of the first: its signal ends them all. */
  "a wrapper of addEventListener that knows no signal": `
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const known = new WeakMap();
    const keyOf = (type, options) => type + Boolean(typeof options === "object" && options ? options.capture : options);
    const listOf = (target, key) => { let all = known.get(target); if (!all) known.set(target, (all = new Map())); return all.get(key); };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this || window;
      const key = keyOf(type, options);
      const list = listOf(target, key);
      if (list) { if (!list.includes(listener)) list.push(listener); return; }
      const own = [listener];
      known.get(target).set(key, own);
      addEventListener.call(target, type, (event) => {
        for (const one of [...own]) typeof one === "function" ? one.call(target, event) : one && one.handleEvent(event);
      }, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this || window;
      const list = listOf(target, keyOf(type, options));
      const at = list ? list.indexOf(listener) : -1;
      if (at < 0) removeEventListener.call(target, type, listener, options);
      else list.splice(at, 1);
    };`,
  /** Listeners are called as functions, whatever they are. */
  "a wrapper of addEventListener that knows functions only": `
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const wrappers = new WeakMap();
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (!listener) return;
      let wrapper = wrappers.get(listener);
      if (!wrapper) wrappers.set(listener, (wrapper = function () { return listener.apply(this, arguments); }));
      addEventListener.call(this || window, type, wrapper, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      removeEventListener.call(this || window, type, (listener && wrappers.get(listener)) || listener, options);
    };`,
  /** Monitoring tools change what an error's stack is. */
  "a tool that keeps no stacks": "Error.stackTraceLimit = 0;",
  "a tool that forbids changes to errors": "Object.freeze(Error);",
  "a tool that gives frames in place of stacks": "Error.prepareStackTrace = (_error, frames) => frames;",
  "a history that refuses entries": `
    history.pushState = history.replaceState = () => { throw new DOMException("too many", "SecurityError"); };`,
  "a language that none is": `document.documentElement.lang = "de_DE_formal";`,
};
