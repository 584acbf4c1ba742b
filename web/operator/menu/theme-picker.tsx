import { Monitor, Moon, Sun } from 'lucide';
import { useId } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { saveTheme, THEMES, useTheme } from '../../browser/theme.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './theme-picker.module.css';

export const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

export function ThemePicker() {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">{frameCopy.theme.label}</legend>
      {THEMES.map((each) => (
        <label key={each} className={styles.one} title={frameCopy.theme.choices[each]}>
          <input type="radio" name={name} checked={theme === each} onChange={() => saveTheme(each)} />
          <span className={styles.face}>
            <Icon icon={THEME_ICONS[each]} />
          </span>
          <span className="visually-hidden">{frameCopy.theme.choices[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
