import { hydrateRoot } from "react-dom/client";
import { bareCountdown, hostsIn } from "./bare-countdown.tsx";

for (const host of hostsIn(document)) {
  const identifierPrefix = `${host.dataset["widgetPrerendered"]?.split("@")[0]}-`;
  hydrateRoot(host, bareCountdown(host), { identifierPrefix });
}
