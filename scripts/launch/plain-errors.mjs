/**
 * Does a task; a failure is one clear sentence and an exit code, not a stack trace.
 * @param {() => Promise<void>} task
 */
export async function reportPlainly(task) {
  try {
    await task();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
