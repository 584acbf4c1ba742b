/**
 * A failure prints one sentence instead of a stack trace and sets the exit code.
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
