import { checkBorders } from './borders/check.ts';

const { modules, imports, breaches } = checkBorders('.');
for (const { rule, from, to, instead } of breaches) console.error(`${rule}: ${from} -> ${to}\n  ${instead}`);
console.log(`${modules} modules, ${imports} imports, ${breaches.length} breaches.`);
if (breaches.length > 0 || modules === 0) process.exitCode = 1;
