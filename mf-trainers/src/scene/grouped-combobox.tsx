import { Icon } from '@portal/ui/icon';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './grouped-combobox.module.css';
import { matching } from './matching.ts';

export interface OptionGroup {
  id: string;
  label: string;
  options: readonly { id: string; name: string; icon?: LucideIcon }[];
}

export interface GroupedComboboxProps {
  label: string;
  groups: readonly OptionGroup[];
  /** Id of the chosen option. */
  value: string | null;
  onPick: (id: string) => void;
  /** The list is shown now. */
  onOpen?: () => void;
}

/**
 * A drop-down list with headings, and a filter for those who type: the editable combobox of the ARIA Authoring
 * Practices. Not a native <select>: several screen readers do not read its option groups.
 */
export function GroupedCombobox({ label, groups, value, onPick, onOpen }: GroupedComboboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** What was typed since the list was opened; `null`: nothing, so that everything is offered. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);

  const shown = matching(groups, typed ?? '');
  const flat = shown.flatMap(({ options }) => options);
  const chosen = groups.flatMap(({ options }) => options).find((option) => option.id === value);
  const optionId = (option: string) => `${id}-${option}`;

  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  function show() {
    setOpen(true);
    setActive(value);
    onOpen?.();
  }

  function close() {
    setOpen(false);
    setTyped(null);
    setActive(null);
  }

  function pick(option: string) {
    onPick(option);
    close();
    input.current?.focus();
  }

  function walk(step: 1 | -1) {
    const index = flat.findIndex((option) => option.id === active);
    const next = flat.at(index === -1 && step === -1 ? -1 : (index + step) % flat.length);
    if (!next) return;
    setActive(next.id);
    document.getElementById(optionId(next.id))?.scrollIntoView({ block: 'nearest' });
  }

  function key(event: KeyboardEvent) {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (open) walk(event.key === 'ArrowDown' ? 1 : -1);
        else show();
        break;
      case 'Enter':
        if (!open) show();
        else if (active) pick(active);
        break;
      case 'Escape':
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return (
    <div className={styles.combobox}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.field}>
        <input
          ref={input}
          id={id}
          role="combobox"
          type="text"
          autoComplete="off"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && active ? optionId(active) : undefined}
          placeholder="Нажмите и выберите"
          value={typed ?? chosen?.name ?? ''}
          onClick={() => (open ? close() : show())}
          onChange={(event) => {
            setOpen(true);
            setActive(null);
            setTyped(event.target.value);
          }}
          onKeyDown={key}
          onBlur={close}
        />
        <Icon of={ChevronDown} size="1.6em" />
      </div>
      {open && (
        <div
          ref={list}
          id={`${id}-list`}
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          // a press on the list must not take focus out of the field, which would close it
          onMouseDown={(event) => event.preventDefault()}
        >
          {flat.length === 0 && <p className={styles.none}>Ничего не нашлось. Сотрите лишние буквы.</p>}
          {shown.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={group.id} role="group" aria-labelledby={`${id}-group-${group.id}`}>
              <p id={`${id}-group-${group.id}`} className={styles.group}>
                {group.label}
              </p>
              {group.options.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled where focus is, in the field
                <div
                  key={option.id}
                  id={optionId(option.id)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option.id === value}
                  className={styles.option}
                  data-active={option.id === active || undefined}
                  onClick={() => pick(option.id)}
                >
                  {option.icon && <Icon of={option.icon} size="1.6em" />}
                  <span>{option.name}</span>
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
