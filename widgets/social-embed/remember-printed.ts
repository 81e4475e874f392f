/** Notes what the server printed, and returns what takes away what the provider has made of it. */
export function rememberPrinted(element: Element): () => void {
  const nodes = [...element.childNodes];
  const attributes = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  return () => {
    element.replaceChildren(...nodes);
    for (const { name } of [...element.attributes]) if (!attributes.has(name)) element.removeAttribute(name);
    for (const attribute of [...element.attributes]) {
      const value = attributes.get(attribute.name);
      if (value !== undefined && attribute.value !== value) attribute.value = value;
    }
  };
}
