// Runs in its own process, because the test runner compiles TypeScript and JSX differently.
import { startCms } from "#fixtures/cms/index.ts";

const { url, close } = await startCms({ port: 0 });
process.stdout.write(`${JSON.stringify({ url })}\n`);

// The pipe closes when the parent process ends, for whatever reason.
process.stdin.resume().on("end", () => void close().finally(() => process.exit(0)));
