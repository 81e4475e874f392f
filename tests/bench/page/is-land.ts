import { Island } from "@11ty/is-land";

type MountOne = { readonly mount: (host: HTMLElement) => void };

// As its documentation shows for a framework: one type, which imports what the element names.
Island.addInitType("react", async (host) => {
  const { mount } = (await import(host.getAttribute("import") ?? "")) as MountOne;
  mount(host);
});
