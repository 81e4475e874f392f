/** The JSON results of Vitest, as far as a step reads them. */
export interface VitestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly VitestFile[];
}

export interface VitestFile {
  /** Its path. */
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** The end of a test runner; without results if it wrote none. */
export interface TestRun<Results> {
  readonly exitCode: number;
  readonly results: Partial<Results> | undefined;
}

/** The JSON results of Playwright, as far as a step reads them. */
export interface PlaywrightResults {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly skipped: number;
  };
  readonly suites: readonly PlaywrightSuite[];
}

export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly id: string;
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}
