import { createRoot, type Root } from "react-dom/client";
import { bareCountdown, hostsIn } from "./bare-countdown.tsx";

const roots = new Map<Element, Root>();

window.bench.mount = (root) => {
  for (const host of hostsIn(root)) {
    const one = createRoot(host);
    one.render(bareCountdown(host));
    roots.set(host, one);
  }
};

window.bench.unmount = (host) => {
  roots.get(host)?.unmount();
  roots.delete(host);
};

window.bench.mount(document);
