/** What may be chosen. */
export interface Choice {
  readonly value: string;
  /** An expression; empty: always. */
  readonly showIf: string;
}

/** One row of a form, as its server has printed it. */
export interface Row {
  readonly kind: string;
  readonly name: string;
  /** The place of the step that it is in; undefined before the first one. */
  readonly step: number | undefined;
  readonly isRequired: boolean;
  readonly showIf: string;
  readonly formula: string;
  readonly decimals: number;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
  /** 0: any number. */
  readonly stepSize: number;
  /** 0: what the kind allows. */
  readonly maxLength: number;
  readonly pattern: string;
  readonly choices: readonly Choice[];
  /** Endings of file names, with their points. */
  readonly endings: readonly string[];
  /** In megabytes. */
  readonly maxSize: number;
}

/** A row and its element. */
export interface PrintedRow extends Row {
  readonly element: HTMLElement;
}

export const isChosenFrom = ({ kind }: Row): boolean => /^(?:select|radio|scale|checkboxes)$/.test(kind);

/** Whether visitors answer it. */
export const hasAnswer = ({ kind }: Row): boolean => !/^(?:note|step|calculated)$/.test(kind);
