import { createRoot } from "react-dom/client";
import { bareCountdown } from "./bare-countdown.tsx";

/** What is-land calls for each element. */
export const mount = (host: HTMLElement): void => createRoot(host).render(bareCountdown(host));
