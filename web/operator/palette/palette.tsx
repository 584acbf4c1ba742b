import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { paletteCopy as copy } from '../../../content/operator/palette.ts';
import type { OperatorState } from '../../../core/api/operator/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import { commandsFor, type PaletteCommand, type PaletteGroup } from './commands.ts';
import styles from './palette.module.css';

type Props = {
  readonly session: OperatorState;
  readonly onSignOut: (() => void) | undefined;
  readonly onClose: () => void;
};

export function Palette({ session, onSignOut, onClose }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // After the dialog, which focuses its first button.
  useEffect(() => input.current?.focus(), []);
  const groups = commandsFor(text.trim(), { session, onSignOut });
  const choose = ({ run }: PaletteCommand) => {
    onClose();
    run();
  };
  return (
    <Modal title={copy.title} closeLabel={frameCopy.close} onClose={onClose}>
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={groups}
        value={text}
        onValueChange={setText}
        itemToStringValue={({ label }: PaletteCommand) => label}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input ref={input} className={styles.input} aria-label={copy.hint} placeholder={copy.hint} />
        <Autocomplete.Empty className={styles.empty}>{groups.length === 0 && copy.nothing}</Autocomplete.Empty>
        <Autocomplete.List className={styles.list}>
          {({ id, title, items }: PaletteGroup) => (
            <Autocomplete.Group key={id} items={items}>
              <Autocomplete.GroupLabel className={styles.title}>{title}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: PaletteCommand) => (
                  <Autocomplete.Item key={command.id} value={command} className={styles.one} onClick={() => choose(command)}>
                    {command.icon && <Icon icon={command.icon} />}
                    {command.label}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Modal>
  );
}
