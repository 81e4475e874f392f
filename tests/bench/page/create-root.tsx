import { createRoot, type Root } from "react-dom/client";
import { bareCountdown, hostsIn } from "./bare-countdown.tsx";

const roots = new Map<Element, Root>();

window.bench.mount = (root) => {
  for (const host of hostsIn(root)) {
    const hostRoot = createRoot(host);
    hostRoot.render(bareCountdown(host));
    roots.set(host, hostRoot);
  }
};

window.bench.unmount = (host) => {
  roots.get(host)?.unmount();
  roots.delete(host);
};

window.bench.mount(document);
