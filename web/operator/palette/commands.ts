import { LogOut, Search } from 'lucide';
import type { ComponentProps } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { paletteCopy as copy } from '../../../content/operator/palette.ts';
import type { OperatorState } from '../../../core/api/operator/session.ts';
import { isAllowed } from '../../../core/operator/roles.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { navigate } from '../../browser/navigation.ts';
import { saveTheme, THEMES } from '../../browser/theme.ts';
import type { Icon } from '../../ui/icon.tsx';
import { viewIcons } from '../menu/icons.ts';
import { THEME_ICONS } from '../menu/theme-picker.tsx';
import { requestSearch } from '../people/requested-search.ts';
import { allowedViews } from '../views.ts';

export type PaletteCommand = {
  readonly id: string;
  readonly label: string;
  readonly icon?: ComponentProps<typeof Icon>['icon'];
  /** Other words that find it. */
  readonly words: string;
  readonly run: () => void;
};

export type PaletteGroup = { readonly id: string; readonly title: string; readonly items: readonly PaletteCommand[] };

type Options = { readonly session: OperatorState; readonly onSignOut: (() => void) | undefined };

/** What the palette offers for a text. Nothing is looked up before the search among people is chosen, as each look is audited. */
export function commandsFor(text: string, { session, onSignOut }: Options): readonly PaletteGroup[] {
  const role = session.operator?.role ?? 'owner';
  const pages = allowedViews(role).map(({ id, path, label, group }) => ({
    id,
    label,
    icon: viewIcons[id],
    words: `${frameCopy.groups[group]} ${copy.words[id] ?? ''}`,
    run: () => void navigate(path),
  }));
  const actions = [
    ...THEMES.map((theme) => ({
      id: `theme-${theme}`,
      label: copy.themes[theme],
      icon: THEME_ICONS[theme],
      words: copy.words.theme ?? '',
      run: () => saveTheme(theme),
    })),
    ...(onSignOut ? [{ id: 'sign-out', label: frameCopy.signOut, icon: LogOut, words: '', run: onSignOut }] : []),
  ];
  const search = isAllowed(role, 'see-people') && text !== '' ? [searchFor(text)] : [];
  return [
    { id: 'pages', title: copy.pages, items: found(pages, text) },
    { id: 'actions', title: copy.actions, items: found(actions, text) },
    { id: 'people', title: copy.people, items: search },
  ].filter(({ items }) => items.length > 0);
}

function searchFor(text: string): PaletteCommand {
  const run = () => {
    requestSearch(text);
    void navigate('/operator/people');
  };
  return { id: 'search', label: fill(copy.find, { text }), icon: Search, words: '', run };
}

/** Those whose own name begins so come first. */
function found(commands: readonly PaletteCommand[], text: string): readonly PaletteCommand[] {
  const isNamed = ({ label }: PaletteCommand) => label.toLowerCase().startsWith(text.toLowerCase());
  return commands.filter(matches(text)).sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

/** Each word of the text begins a word of the command. */
function matches(text: string): (command: PaletteCommand) => boolean {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ label, words }) => {
    const own = `${label} ${words}`.toLowerCase().split(/\s+/);
    return wanted.every((word) => own.some((each) => each.startsWith(word)));
  };
}
