import { Island } from "@11ty/is-land";

type MountModule = { readonly mount: (host: HTMLElement) => void };

// As in is-land's documentation for a framework: one type, which imports the file that the element names.
Island.addInitType("react", async (host) => {
  const { mount } = (await import(host.getAttribute("import") ?? "")) as MountModule;
  mount(host);
});
