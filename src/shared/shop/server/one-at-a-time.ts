/** Runs jobs one after the other, in the order of the calls. A job that fails does not stop the next. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const run = last.then(job);
    last = run.catch(() => {});
    return run;
  };
}
