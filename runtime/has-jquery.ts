/** Whether the page has loaded jQuery, whose scripts may do a widget's job already. */
export const hasJQuery = (): boolean => typeof Reflect.get(window, "jQuery") === "function";
