/** A frame that is drawn around something on a page, with a label. */
export interface MarkBox {
  readonly box: HTMLElement;
  readonly show: (around: Range | Element | undefined, label: string) => void;
}

export function createMarkBox(frame: Document, className: string): MarkBox {
  const box = frame.createElement('div');
  const label = frame.createElement('span');
  box.className = className;
  label.className = 'studio-mark__label';
  box.hidden = true;
  box.setAttribute('aria-hidden', 'true');
  box.append(label);
  return {
    box,
    show: (around, text) => {
      box.hidden = around === undefined;
      if (around === undefined) return;
      const { left, top, width, height } = around.getBoundingClientRect();
      const { scrollX = 0, scrollY = 0 } = frame.defaultView ?? {};
      Object.assign(box.style, {
        left: `${left + scrollX}px`,
        top: `${top + scrollY}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      box.classList.toggle('studio-mark--top', top < 40);
      label.textContent = text;
      label.hidden = text === '';
    },
  };
}
