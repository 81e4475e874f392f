import "./preact-texts.ts";

// The engine of dist/lite/: Preact, with the names and the behaviour of React that engine/react.ts exports.
export {
  createContext,
  createElement,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "preact/compat";
export { jsx, jsxs } from "preact/jsx-runtime";
export { createRoot, hydrateRoot } from "./preact-root.ts";
export { flushSync } from "./preact-schedule.ts";
