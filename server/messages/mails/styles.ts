import { DARK, LIGHT } from './palette.ts';

/** A mail loads no typeface. */
const DISPLAY = "Georgia, 'Times New Roman', serif";
const TEXT = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Styles are inline, because some mail clients drop the head; dark mode uses the keys as classes. */
export const STYLES = {
  page: `margin:0;padding:24px 12px;background:${LIGHT.paper};color:${LIGHT.ink};font:400 16px/1.55 ${TEXT};-webkit-text-size-adjust:100%`,
  column: 'max-width:560px;margin:0 auto;overflow-wrap:anywhere',
  brand: `margin:0 0 16px;padding:0 12px;color:${LIGHT.accent};font:500 22px/1.2 ${DISPLAY}`,
  card: `padding:28px 24px 12px;border:1px solid ${LIGHT.line};border-radius:20px;background:${LIGHT.surface}`,
  title: `margin:0 0 16px;color:${LIGHT.ink};font:500 26px/1.2 ${DISPLAY}`,
  heading: `margin:28px 0 8px;color:${LIGHT.ink};font:500 19px/1.25 ${DISPLAY}`,
  text: 'margin:0 0 16px',
  rows: `margin:0 0 20px;border-top:1px solid ${LIGHT.line}`,
  row: `margin:0;padding:10px 0;border-bottom:1px solid ${LIGHT.line}`,
  label: `display:block;color:${LIGHT.soft};font-size:14px`,
  value: 'display:block;font-weight:600;white-space:pre-line',
  action: 'margin:24px 0',
  button: `display:inline-block;padding:14px 24px;border-radius:999px;background:${LIGHT.button};color:${LIGHT.onButton};font-weight:600;text-align:center;text-decoration:none`,
  link: `color:${LIGHT.accent}`,
  note: `margin:16px 0;color:${LIGHT.soft};font-size:14px`,
  panel: `margin:24px 0;padding:20px 20px 6px;border-radius:16px;background:${LIGHT.panel}`,
  panelHeading: `margin:0 0 4px;color:${LIGHT.soft};font:600 14px/1.4 ${TEXT}`,
  panelLead: `margin:0 0 14px;color:${LIGHT.accent};font:500 21px/1.25 ${DISPLAY}`,
  panelLine: `margin:0 0 10px;padding-left:12px;border-left:3px solid ${LIGHT.button}`,
  panelNote: `margin:0 0 12px;color:${LIGHT.soft};font-size:14px`,
  foot: `padding:20px 12px 0;color:${LIGHT.soft};font-size:13px`,
  line: 'margin:0 0 6px',
  preview: 'display:none;max-height:0;overflow:hidden',
} as const;

export type StyleName = keyof typeof STYLES;

export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
.page { background: ${DARK.paper} !important; color: ${DARK.ink} !important }
.card { background: ${DARK.surface} !important; border-color: ${DARK.line} !important }
.title, .heading { color: ${DARK.ink} !important }
.brand, .link { color: ${DARK.accent} !important }
.rows, .row { border-color: ${DARK.line} !important }
.panel { background: ${DARK.panel} !important }
.panelLead { color: ${DARK.accent} !important }
.label, .note, .foot, .panelHeading, .panelNote { color: ${DARK.soft} !important }
}`;
