/** Runs jobs one after the other, first come first served; one that fails stops no other. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const run = last.then(job);
    last = run.catch(() => {});
    return run;
  };
}
