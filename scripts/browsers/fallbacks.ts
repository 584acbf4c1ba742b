/** `without` says what a browser does that lacks the feature. Only rules that match `rule` may use it; class names have no prefix there. */
type Fallback = { readonly feature: string; readonly rule?: RegExp; readonly without: string };

const GUARDED = 'The code asks whether it is there.';
const TENSORFLOW = "TensorFlow.js's own objects have a member of this name.";
const DECORATION = 'What it decorates stays readable and in reach.';

/** Newer features that may be used, by their path in MDN's compatibility data; those below a path are included. */
export const FALLBACKS: readonly Fallback[] = [
  { feature: 'api.Blob.bytes', without: TENSORFLOW },
  { feature: 'api.CSSStyleSheet.CSSStyleSheet', without: 'The style guide shows an error; no visitor sees it.' },
  { feature: 'api.Document.startViewTransition', without: GUARDED },
  { feature: 'api.Element.checkVisibility', without: GUARDED },
  { feature: 'api.GPUBuffer', without: GUARDED },
  { feature: 'api.HTMLFormElement.requestSubmit', without: GUARDED },
  { feature: 'api.HTMLVideoElement.requestVideoFrameCallback', without: GUARDED },
  { feature: 'api.MediaSource.handle', without: "Tesseract's own objects have a member of this name." },
  { feature: 'api.Navigator.vibrate', without: GUARDED },
  { feature: 'api.Performance.memory', without: GUARDED },
  { feature: 'api.PerformanceEventTiming', without: GUARDED },
  { feature: 'api.PerformanceSoftNavigation', without: GUARDED },
  { feature: 'api.Window.cancelIdleCallback', without: GUARDED },
  { feature: 'api.Window.navigation', without: GUARDED },
  { feature: 'api.Window.requestIdleCallback', without: GUARDED },
  { feature: 'api.Window.setImmediate', without: GUARDED },
  {
    feature: 'css.at-rules.container',
    without: 'A drawing stays where there is little room for it, and columns keep their places.',
  },
  { feature: 'css.at-rules.media.forced-colors', without: 'The browser has no forced colours.' },
  { feature: 'css.properties.align-content', without: 'Safari knows it in a grid, where it is used.' },
  { feature: 'css.properties.break-after', without: 'A heading may end a printed page.' },
  { feature: 'css.properties.container-type', without: 'See css.at-rules.container.' },
  { feature: 'css.properties.content-visibility', without: 'A closed part of a legal text is not printed.' },
  { feature: 'css.properties.cursor', without: 'A phone has no cursor.' },
  { feature: 'css.properties.forced-color-adjust', without: 'The browser has no forced colours.' },
  { feature: 'css.properties.overflow-x', without: 'For the 0.3 seconds of a slide the page can be moved sideways.' },
  { feature: 'css.properties.overscroll-behavior', without: 'The page behind may scroll along.' },
  { feature: 'css.properties.place-items', without: 'Safari knows it in a grid, where it is used.' },
  { feature: 'css.properties.place-self', without: 'Safari knows it in a grid, where it is used.' },
  { feature: 'css.properties.resize', without: 'A phone resizes no fields.' },
  { feature: 'css.properties.rotate', without: DECORATION },
  { feature: 'css.properties.scale', without: DECORATION },
  { feature: 'css.properties.scrollbar-width', without: 'A scrollbar is shown.' },
  { feature: 'css.properties.text-wrap', without: 'Lines break where they always broke.' },
  { feature: 'css.properties.translate', without: DECORATION },
  {
    feature: 'css.properties.view-transition-name',
    without: 'The picture of the camera gives way to that of the analysis at once.',
  },
  { feature: 'css.selectors.view-transition-new', without: 'The browser has no such transition.' },
  { feature: 'css.selectors.view-transition-old', without: 'The browser has no such transition.' },
  { feature: 'html.elements.input.capture', without: 'A computer opens its files, as it does with it.' },
  { feature: 'html.elements.link.blocking', without: 'An empty frame may come before the first one.' },
  { feature: 'html.global_attributes.autocapitalize', without: 'A computer has no keyboard that writes capitals by itself.' },
  { feature: 'html.global_attributes.translate', without: 'Firefox 100 translates no pages.' },
  { feature: 'javascript.builtins.ArrayBuffer.resize', without: TENSORFLOW },
  { feature: 'javascript.builtins.Iterator.toArray', without: "Base UI calls React's own member of this name." },
  { feature: 'javascript.builtins.SharedArrayBuffer.grow', without: TENSORFLOW },
  hasOnlyFor(/^\.screen:has\(>\[data-backdrop/, 'A large screen has no drawn backdrop.'),
  hasOnlyFor(/^body:has\(/, 'The consent line keeps its usual place.'),
  hasOnlyFor(/^\.root:has\(>\.dock\)/, 'There is more room below the button.'),
  hasOnlyFor(/^\.root:has\(\.icon\)/, 'There is more room before the drawing of an option.'),
  hasOnlyFor(/^\.body:has\(>\[data-fills-body\]\)/, 'A chart stands in the middle of the room.'),
  hasOnlyFor(/^\.title:has\(\+\.lead\)/, 'There is more room between a title and its sentence.'),
  hasOnlyFor(/^\.root:has\(\.notice\) \.guide/, 'A low screen shows the advice below the notice.'),
  hasOnlyFor(/^\.root:has\((>\.actions|\[data-wide\])\)/, 'A large screen has one column.'),
  hasOnlyFor(/^:has\(>dialog\[open\]\)/, 'The payment dialog is printed in front of the page.'),
  hasOnlyFor(/^\.root:has\(>:nth-child/, "The dashboard's figures stand in another number of columns."),
];

function hasOnlyFor(rule: RegExp, without: string): Fallback {
  return { feature: 'css.selectors.has', rule, without };
}
