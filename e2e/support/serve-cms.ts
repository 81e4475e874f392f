// A process of its own, because the test runner compiles TypeScript and JSX its own way.
import { startCms } from "#fixtures/cms/index.ts";

const { url, close } = await startCms({ port: 0 });
process.stdout.write(`${JSON.stringify({ url })}\n`);

// The pipe ends with the process that started this one, however it ended.
process.stdin.resume().on("end", () => void close().finally(() => process.exit(0)));
