// The engine of dist/: what components and the runtime take from React's packages. engine/preact.ts has the same names.
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
} from "react";
export { jsx, jsxs } from "react/jsx-runtime";
export { flushSync } from "react-dom";
export { createRoot, hydrateRoot } from "react-dom/client";
