import { exportedNames, nameProblems } from './names/check.ts';

const names = exportedNames('.');
const problems = nameProblems(names);
for (const problem of problems) console.error(problem);
console.log(`${names.length} exported names, ${problems.length} problems.`);
if (problems.length > 0 || names.length === 0) process.exitCode = 1;
