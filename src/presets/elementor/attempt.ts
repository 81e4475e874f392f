/** Told what could not be done, and why. */
export type Fail = (reason: string, error: Error) => void;

/** Does something for elements of the page; if it fails, that is reported, and the result is undefined. */
export const attempt = <Result>(
  selector: string,
  run: () => Promise<Result>,
  fail: Fail,
): Promise<Result | undefined> =>
  run().catch((error: Error) => {
    fail(`elements such as ${selector} stay as the server printed them`, error);
    return undefined;
  });
