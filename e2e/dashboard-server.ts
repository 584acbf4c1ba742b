/** The second server of a run: with every tag, weeks of made-up visits and orders, and a password for the dashboard. */
export function dashboardUrl(): string {
  return `http://localhost:${Number(process.env.E2E_PORT) + 1}`;
}

export const PASSWORD = 'a long enough password';
