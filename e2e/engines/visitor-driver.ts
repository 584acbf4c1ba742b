import { expect } from '@playwright/test';
import type { queryAllByRole } from '@testing-library/dom';
import type { Tab } from './tab.ts';

declare global {
  interface Window {
    TestingLibraryDom: { readonly queryAllByRole: typeof queryAllByRole };
  }
}

const WAIT = { intervals: [20, 50, 100], timeout: 60_000 };

/** CSS where role and accessible name do not tell. */
export type ControlQuery = { readonly role: string; readonly name?: string | RegExp; readonly selector?: string };

export class VisitorDriver {
  private readonly tab: Tab;
  private readonly url: string;

  constructor(tab: Tab, url: string) {
    this.tab = tab;
    this.url = url;
  }

  async open(path: string): Promise<void> {
    await this.tab.open(new URL(path, this.url).href);
  }

  async press(sought: ControlQuery): Promise<void> {
    const element = await this.see(sought);
    // A fixed element may cover the edge of the window.
    await this.tab.run((target) => (target as Element).scrollIntoView({ block: 'center', behavior: 'instant' }), element);
    // What comes by itself lets presses through at first.
    const takesPresses = (target: unknown) => getComputedStyle(target as Element).pointerEvents !== 'none';
    await this.wait(`${describe(sought)} that takes presses`, () => this.tab.run(takesPresses, element));
    await this.tab.click(element);
  }

  async pressAt(x: number, y: number): Promise<void> {
    await this.tab.clickAt(x, y);
  }

  async type(sought: ControlQuery, text: string): Promise<void> {
    await this.tab.type(await this.see(sought), text);
  }

  /** A field for a password has no role. */
  async typePassword(password: string): Promise<void> {
    await this.tab.type(await this.find('input[type=password]'), password);
  }

  async upload(file: string): Promise<void> {
    await this.tab.upload(await this.find('input[type=file]'), file);
  }

  see(sought: ControlQuery): Promise<unknown> {
    return this.wait(describe(sought), () => this.tab.find(findByRole, patternOf(sought)));
  }

  async seeGone(sought: ControlQuery): Promise<void> {
    await this.wait(`no ${describe(sought)}`, async () => !(await this.tab.find(findByRole, patternOf(sought))));
  }

  async seeHeading(name: string | RegExp): Promise<void> {
    await this.see({ role: 'heading', name, selector: 'h1' });
    await this.seeThat('nothing beyond the side of the window', () => document.documentElement.scrollWidth <= innerWidth);
  }

  async seeEither(sought: ControlQuery, text: string): Promise<void> {
    await this.wait(
      `${describe(sought)} or the text '${text}'`,
      async () => (await this.tab.find(findByRole, patternOf(sought))) ?? this.reads(text),
    );
  }

  reads(text: string): Promise<boolean> {
    return this.tab.run((sought) => document.body.innerText.includes(sought), text);
  }

  async seeText(text: string): Promise<void> {
    await this.wait(`the text '${text}'`, () => this.reads(text));
  }

  async seeValue(sought: ControlQuery, value: string): Promise<void> {
    const read = (field: unknown) => (field as HTMLInputElement).value;
    await this.wait(`'${value}' in a field`, async () => (await this.tab.run(read, await this.see(sought))) === value);
  }

  async seePath(path: string): Promise<void> {
    await this.seeThat(`the path ${path}`, (sought) => location.pathname === sought, path);
  }

  async seeThat<Args extends readonly unknown[]>(what: string, script: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await this.wait(what, () => this.tab.run(script, ...args));
  }

  private find(selector: string): Promise<unknown> {
    const script = (sought: string) => document.querySelector(sought) ?? undefined;
    return this.wait(selector, () => this.tab.find(script, selector));
  }

  private async wait<Seen>(what: string, look: () => Promise<Seen>): Promise<NonNullable<Seen>> {
    let seen: Seen | undefined;
    const looks = async () => {
      seen = await look();
      expect(seen, `waits for ${what}`).toBeTruthy();
    };
    await expect(looks).toPass(WAIT);
    return seen as NonNullable<Seen>;
  }
}

type Pattern = { readonly role: string; readonly name: string | undefined; readonly exact: boolean; readonly selector: string };

function patternOf({ role, name, selector = '*' }: ControlQuery): Pattern {
  const text = name instanceof RegExp ? name.source : name;
  return { role, name: text, exact: typeof name === 'string', selector };
}

/** The first in the open dialog, else on the current screen; what moves is not there yet. Runs in the browser. */
function findByRole({ role, name, exact, selector }: Pattern): Element | undefined {
  const moves = (element: Element) =>
    document.getAnimations().some(({ effect, playState, timeline }) => {
      if (timeline !== document.timeline || playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
      return effect.target?.contains(element) && Number.isFinite(Number(effect.getComputedTiming().endTime));
    });
  const root = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
  const options = name === undefined ? {} : { name: exact ? name : new RegExp(name) };
  return window.TestingLibraryDom.queryAllByRole(root, role, options).find(
    (element) => element.matches(selector) && !element.closest('.screen--leaving') && !moves(element),
  );
}

function describe({ role, name = '', selector = '' }: ControlQuery): string {
  return `${role} ${name} ${selector}`.trim();
}
