export type Size = { readonly width: number; readonly height: number };

/** One tab of a browser that Playwright does not drive; `Element` is its driver's. */
export type Tab<Element = unknown> = {
  open(url: string): Promise<void>;
  /** Runs in the page; arguments and result are JSON. */
  run<Args extends readonly unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  find<Args extends readonly unknown[]>(
    script: (...args: Args) => globalThis.Element | undefined,
    ...args: Args
  ): Promise<Element | undefined>;
  click(element: Element): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  upload(element: Element, file: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};
