/** Selector of the buttons that send a form. */
export const SUBMIT_BUTTON = "button:not([type=button], [type=reset]), input:is([type=submit], [type=image])";
