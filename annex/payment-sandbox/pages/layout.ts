import { type Html, html } from '../../../core/presentation/html.ts';

const NO_MONEY = html`<strong>TEST</strong> No money moves here. Never type a real card.`;

/** The notice says that nothing here is real. */
export function layout(brand: string, title: string, body: Html, notice = NO_MONEY): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand} sandbox</title>
<link rel="icon" href="/sandbox/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/checkout.css">
</head>
<body>
<header>
<p class="test-notice">${notice}</p>
<p class="brand"><img src="/sandbox/icon.svg" alt="" width="28" height="28"> ${brand}</p>
</header>
${body}
</body>
</html>
`.text;
}
