/** Whether the browser knows `:has()`; Firefox does since version 121. */
export const supportsHas = (): boolean => globalThis.CSS?.supports?.("selector(:has(a))") ?? false;
