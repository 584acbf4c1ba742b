/** A failure prints no stack trace. @type {(task: () => Promise<void>) => Promise<void>} */
export async function reportPlainly(task) {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
