import { testTitles, titleProblems } from './titles/check.ts';

const titles = testTitles('.');
const problems = titleProblems(titles);
for (const problem of problems) console.error(problem);
console.log(`${titles.length} titles of tests, ${problems.length} problems.`);
if (problems.length > 0 || titles.length === 0) process.exitCode = 1;
