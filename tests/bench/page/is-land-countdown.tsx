import { createRoot } from "react-dom/client";
import { bareCountdown } from "./bare-countdown.tsx";

/** is-land calls this for each element. */
export const mount = (host: HTMLElement): void => createRoot(host).render(bareCountdown(host));
