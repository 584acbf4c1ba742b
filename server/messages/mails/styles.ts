import type { MailColours } from '../../../core/mails/mail-colours.ts';

/** A mail loads no typeface. */
const DISPLAY = "Georgia, 'Times New Roman', serif";
/** The shape of a day in the plan's calendar. */
const PETAL = '50% 50% 50% 20%';
const TEXT = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

export const COLUMN = 'max-width:560px;margin:0 auto;overflow-wrap:anywhere';

/** Styles are inline, because some mail clients drop the head; dark mode uses the keys as classes. */
export function stylesIn(light: MailColours) {
  return {
    page: `margin:0;padding:24px 12px;background:${light.paper};color:${light.ink};font:400 16px/1.55 ${TEXT};-webkit-text-size-adjust:100%`,
    card: `overflow:hidden;border:1px solid ${light.line};border-radius:24px;background:${light.surface}`,
    inside: 'padding:28px 24px 12px',
    staffHead: 'padding:24px 24px 0',
    dayHead: `padding:24px 24px 0;background:${light.day}`,
    nightHead: `padding:24px 24px 0;background:${light.night}`,
    brand: `margin:0 0 20px;color:${light.accent};font:500 20px/1.2 ${DISPLAY}`,
    nightBrand: `margin:0 0 20px;color:${light.nightSoft};font:500 20px/1.2 ${DISPLAY}`,
    title: `margin:0;color:${light.ink};font:500 30px/1.15 ${DISPLAY};letter-spacing:-.01em`,
    nightTitle: `margin:0;color:${light.onNight};font:500 30px/1.15 ${DISPLAY};letter-spacing:-.01em`,
    dayHalo: `width:150px;margin:4px 0 0 auto;padding:22px 22px 0;border-radius:97px 97px 0 0;background:${light.dayHalo}`,
    dayGlow: `padding:25px 25px 0;border-radius:75px 75px 0 0;background:${light.dayGlow}`,
    daySun: `height:50px;border-radius:50px 50px 0 0;background:${light.sun}`,
    nightHalo: `width:150px;margin:4px 0 0 auto;padding:22px 22px 0;border-radius:97px 97px 0 0;background:${light.nightHalo}`,
    nightGlow: `padding:25px 25px 0;border-radius:75px 75px 0 0;background:${light.nightGlow}`,
    nightSun: `height:50px;border-radius:50px 50px 0 0;background:${light.sun}`,
    heading: `margin:36px 0 12px;color:${light.ink};font:500 22px/1.25 ${DISPLAY}`,
    text: 'margin:0 0 16px',
    rows: `margin:0 0 24px;padding:4px 18px;border-radius:16px;background:${light.paper}`,
    row: `margin:0;padding:11px 0;overflow:hidden;border-bottom:1px solid ${light.line};font-size:15px`,
    lastRow: 'margin:0;padding:11px 0;overflow:hidden;font-size:15px',
    label: `float:left;width:36%;color:${light.soft}`,
    value: 'display:block;margin-left:40%;font-weight:600;white-space:pre-line',
    action: 'margin:24px 0',
    button: `display:inline-block;padding:15px 30px;border:1px solid ${light.button};border-radius:999px;background:${light.button};color:${light.onButton};font-weight:600;text-align:center;text-decoration:none`,
    quietButton: `display:inline-block;padding:15px 30px;border:1px solid ${light.quiet};border-radius:999px;color:${light.accent};font-weight:600;text-align:center;text-decoration:none`,
    link: `color:${light.accent}`,
    note: `margin:16px 0;color:${light.soft};font-size:14px`,
    panel: `margin:4px 0 24px;padding:22px 20px 8px;border-radius:20px;background:${light.panel}`,
    panelHeading: `margin:0 0 6px;color:${light.soft};font:600 14px/1.4 ${TEXT}`,
    panelLead: `margin:0 0 16px;color:${light.accent};font:500 22px/1.25 ${DISPLAY}`,
    panelLine: 'margin:0 0 12px;padding-left:22px;text-indent:-22px',
    bullet: `display:inline-block;width:10px;height:10px;margin-right:12px;border-radius:${PETAL};background:${light.sun}`,
    panelNote: `margin:16px 0 14px;color:${light.soft};font-size:14px`,
    days: 'margin:0 0 18px;font-size:0;white-space:nowrap',
    today: `display:inline-block;width:12.9%;max-width:38px;margin-right:1.6%;padding:8px 0;border-radius:${PETAL};background:${light.button};color:${light.onButton};font:600 14px/20px ${TEXT};text-align:center`,
    day: `display:inline-block;width:12.9%;max-width:38px;margin-right:1.6%;padding:8px 0;border-radius:${PETAL};background:${light.petal};color:${light.ink};font:400 14px/20px ${TEXT};text-align:center`,
    foot: `padding:24px 24px 0;color:${light.soft};font-size:13px`,
    line: 'margin:0 0 6px',
    preview: 'display:none;max-height:0;overflow:hidden',
  } as const;
}

export type StyleName = keyof ReturnType<typeof stylesIn>;

export function darkStylesIn(dark: MailColours): string {
  return `@media (prefers-color-scheme: dark) {
.page { background: ${dark.paper} !important; color: ${dark.ink} !important }
.card { background: ${dark.surface} !important; border-color: ${dark.line} !important }
.title, .heading { color: ${dark.ink} !important }
.brand, .link, .quietButton, .panelLead { color: ${dark.accent} !important }
.quietButton { border-color: ${dark.quiet} !important }
.dayHead { background: ${dark.day} !important }
.dayHalo { background: ${dark.dayHalo} !important }
.dayGlow { background: ${dark.dayGlow} !important }
.nightHead { background: ${dark.night} !important }
.nightHalo { background: ${dark.nightHalo} !important }
.nightGlow { background: ${dark.nightGlow} !important }
.rows { background: ${dark.paper} !important }
.row { border-color: ${dark.line} !important }
.panel { background: ${dark.panel} !important }
.day { background: ${dark.petal} !important; color: ${dark.ink} !important }
.label, .note, .foot, .panelHeading, .panelNote { color: ${dark.soft} !important }
}`;
}
