import { z } from 'zod';
import type { Advisory } from './advisories.ts';

const Cause = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});
const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Cause])) })),
});

/** What `npm audit --json` tells of the locked versions. */
export function auditedAdvisories(report: string): Advisory[] {
  const parsed = Report.safeParse(JSON.parse(report));
  if (!parsed.success) {
    throw new Error(
      'The registry does not audit. Nothing was changed; try another network or registry, or renew --from FOLDER with an export of OSV.',
    );
  }
  return Object.values(parsed.data.vulnerabilities)
    .flatMap(({ via }) => via.filter((cause) => typeof cause !== 'string'))
    .map(({ name, title, url, severity, range }) => {
      const id = url.slice(url.lastIndexOf('/') + 1);
      return { id, package: name, vulnerable: range, severity, title };
    });
}
