import type { EventName } from "#runtime/events.ts";
import type { FieldDescription } from "./describe-fields.ts";

/** Where the parts of an answer are: names of fields, from the answer's outermost object inwards. */
export type Path = readonly string[];

/** How a kind of form is sent and what its server answers. A kind is data: no code knows its name. */
export interface FormKind {
  /** Where the form goes: to the CMS's ajax address, or as the browser would send it, to the form's own `action`. */
  readonly address: "ajax_url" | "action";
  /** How the fields are sent; `enctype` as the form's attribute of this name says. */
  readonly encoding: "multipart" | "urlencoded" | "enctype";
  /**
   * Fields that are added. `%url` stands for the address of the page, `%title` for its title, `%document` for the number of
   * the document around the form, `%nonce:KEY` for a nonce of the page configuration, `%data-KEY` for the form's attribute.
   */
  readonly adds: Readonly<Record<string, string>>;
  /** Describes the form's fields in what is sent; without it they are sent under their own names. */
  readonly describes?: FieldDescription;
  /** Whether the browser checks the fields, and the types of files, before they are sent. */
  readonly isValidated: boolean;
  /** The names of the controls that an error's key may mean, with `%s` for the key. */
  readonly controlNames: readonly string[];
  readonly response: {
    readonly isSuccess: Path;
    readonly message: Path;
    /** An object of messages by the keys of fields. */
    readonly errors: Path;
    /** The first that holds a text counts. */
    readonly redirect: readonly Path[];
    readonly popup?: Path;
    readonly hidesForm?: Path;
    /** What listeners to the events get; the whole answer if left out. */
    readonly detail?: Path;
  };
  /** What is sent to other scripts, in this order. */
  readonly events: {
    readonly success: readonly FormEventName[];
    readonly failure: readonly FormEventName[];
  };
}

/** Events that report what became of a form. */
export type FormEventName = Extract<
  EventName,
  "submit_success" | "form_destruct" | "form_error" | "pojo_forms_form_submitted"
>;

/** What forms are sent without a page load. */
export const FORM_KINDS = {
  /** A form of any server, which answers at the address that the form names. */
  plain: {
    address: "action",
    encoding: "enctype",
    adds: {},
    isValidated: true,
    controlNames: ["%s"],
    response: {
      isSuccess: ["success"],
      message: ["data", "message"],
      errors: ["data", "errors"],
      redirect: [["data", "redirect_url"]],
      detail: ["data"],
    },
    events: { success: ["submit_success"], failure: ["form_error"] },
  },
  /** Elementor's Pro edition. */
  builder: {
    address: "ajax_url",
    encoding: "multipart",
    adds: { action: "elementor_pro_forms_send_form", referrer: "%url" },
    isValidated: true,
    controlNames: ["form_fields[%s]"],
    response: {
      isSuccess: ["success"],
      message: ["data", "message"],
      errors: ["data", "errors"],
      redirect: [
        ["data", "data", "redirect_url"],
        ["data", "redirect_url"],
      ],
      popup: ["data", "data", "popup"],
      detail: ["data"],
    },
    events: { success: ["submit_success", "form_destruct"], failure: ["form_error"] },
  },
  /** The contact form of the Pojo framework. */
  simple: {
    address: "ajax_url",
    encoding: "multipart",
    adds: { action: "pojo_form_contact_submit" },
    isValidated: false,
    controlNames: ["%s"],
    response: {
      isSuccess: ["success"],
      message: ["data", "message"],
      errors: ["data", "fields"],
      redirect: [["data", "link"]],
      detail: ["data"],
    },
    events: { success: ["pojo_forms_form_submitted"], failure: ["form_error"] },
  },
  /** Other forms of a theme of that framework; a field of the form names the action. */
  themed: {
    address: "ajax_url",
    encoding: "urlencoded",
    adds: {},
    isValidated: false,
    controlNames: ["%s"],
    response: {
      isSuccess: ["status"],
      message: ["msg"],
      errors: ["fields"],
      redirect: [["link"]],
      hidesForm: ["hide_form"],
    },
    events: { success: [], failure: ["form_error"] },
  },
  /** The form of Elementor's fourth version. */
  atomic: {
    address: "ajax_url",
    encoding: "multipart",
    adds: {
      action: "elementor_pro_atomic_forms_send_form",
      _nonce: "%nonce:atomicFormsSendForm",
      post_id: "%document",
      form_id: "%data-id",
      form_name: "%data-form-name",
      referer_title: "%title",
      referrer: "%url",
    },
    describes: { prefix: "form_fields", id: "data-interaction-id" },
    isValidated: true,
    controlNames: ["%s"],
    response: {
      isSuccess: ["success"],
      message: ["data", "message"],
      errors: ["data", "errors"],
      redirect: [],
      detail: ["data"],
    },
    events: { success: [], failure: [] },
  },
} as const satisfies Readonly<Record<string, FormKind>>;

export type FormKindName = keyof typeof FORM_KINDS;
