'use client';

import * as Tabs from '@radix-ui/react-tabs';
import { useMemo, useRef, useState } from 'react';
import { Button } from '@/lib/ui/controls/button';
import { loadCombobox, useCombobox } from '@/lib/ui/search/use-combobox';
import { Dialog } from '@/lib/ui/controls/dialog';
import '../decks/editor/dialogs/dialogs.css';

// The components that work with a script only, each as small as it can be.

interface LiveProps {
  word: string;
  text: string;
}

export function ComboboxStory({ word }: { word: string }) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [value, setValue] = useState('');
  const [open, setOpen] = useState(false);
  const options = useMemo(() => (open ? [1, 2, 3].map((number) => `${word} ${number}`) : []), [open, word]);
  useCombobox({ input, list, options });

  return (
    <div className="search-box">
      <label className="field">
        <span className="field-label">{word}</span>
        <input
          ref={input}
          className="input"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={open ? 'design-options' : undefined}
          value={value}
          onChange={(event) => {
            setValue(event.target.value);
            setOpen(true);
          }}
          onKeyDown={({ key }) => (key === 'Escape' ? setOpen(false) : key === 'ArrowDown' && setOpen(true))}
          onFocus={() => void loadCombobox()}
          onBlur={() => setOpen(false)}
        />
      </label>
      {open && (
        <ul ref={list} id="design-options" role="listbox" aria-label={word} className="search-options">
          {options.map((option) => (
            <li
              key={option}
              role="option"
              aria-selected={false}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                setValue(option);
                setOpen(false);
              }}
            >
              {option}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function TabsStory({ word, text }: LiveProps) {
  return (
    <Tabs.Root defaultValue="1">
      <Tabs.List aria-label={word} className="flex">
        {['1', '2'].map((number) => (
          <Tabs.Trigger key={number} value={number} className="tab">
            {word} {number}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {['1', '2'].map((number) => (
        <Tabs.Content key={number} value={number} className="py-2">
          {number}. {text}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

export function DialogStory({ word, text }: LiveProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{word}</Button>
      {open && (
        <Dialog title={word} text={text} onClose={close}>
          <p className="mt-4">
            <Button variant="primary" onClick={close}>
              {word}
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}
