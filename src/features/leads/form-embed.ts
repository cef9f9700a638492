import type { FormService } from '../../shared/manifest';
import { onFocusMove } from '../../ui/focus-move';
import { loadScript } from '../load-script';
import { createStore, type Store } from '../store';
import { readFormMessage } from './form-message';

interface EmbedState {
  /** The form has given a sign of life. */
  readonly isLoaded: boolean;
  /** No sign of life came in time, or the provider's script cannot be had: something else has to take the form's place. */
  readonly hasFailed: boolean;
}

/** The state of one embedded form. Framework-free; the frame element is lent to it. */
export interface FormEmbed extends Omit<Store<EmbedState>, 'set'> {
  /** Loads the form into the frame once that is near the screen, and listens to it until the returned function is called. */
  attach(frame: HTMLIFrameElement): () => void;
  /** Loads the form once more if it has another address by now, unless the visitor may have typed something in it. */
  refresh(): void;
}

interface EmbedOptions {
  readonly service: FormService;
  readonly embed: NonNullable<FormService['embed']>;
  /** The address of the form, asked for whenever it is about to be loaded. */
  readonly address: () => string;
  /** Told of each submission once, with the provider's id of the form. */
  readonly onSubmit: (formId: string) => void;
  /** The visitor wants the form to go away. */
  readonly onClose: () => void;
}

/** The form is loaded once it is attached to a frame. */
export function createFormEmbed(options: EmbedOptions): FormEmbed {
  const { service } = options;
  const receive = createReceiver(options, () => {
    if (!state.get().isLoaded) change({ isLoaded: true });
  });
  const state = createStore<EmbedState>({ isLoaded: false, hasFailed: false });
  let attached: HTMLIFrameElement | undefined;
  let deadline: ReturnType<typeof setTimeout> | undefined;
  let isTouched = false;

  const change = (next: Partial<EmbedState>) => {
    state.set({ ...state.get(), ...next });
  };
  const fail = () => {
    if (!state.get().isLoaded && !state.get().hasFailed) change({ hasFailed: true });
  };
  const failInTime = () => {
    clearTimeout(deadline);
    deadline = setTimeout(fail, service.loadTimeoutMs);
  };
  const start = (frame: HTMLIFrameElement) => {
    if (deadline !== undefined) return;
    failInTime();
    load(frame, options).catch((error: unknown) => {
      console.warn('The form cannot be shown', error);
      fail();
    });
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    attach: (frame) => {
      attached = frame;
      const listening = new AbortController();
      addEventListener('message', (message) => receive(message, frame.contentWindow), { signal: listening.signal });
      const stopWatching = onFocusMove(() => {
        isTouched ||= isInFrame();
      });
      const stopWaiting = whenNear(frame, service.nearPx, () => start(frame));
      return () => {
        attached = undefined;
        listening.abort();
        stopWatching();
        stopWaiting();
      };
    },
    refresh: () => {
      const address = options.address();
      if (attached?.hasAttribute('src') !== true || attached.src === address || isTouched || isInFrame()) return;
      change({ isLoaded: false });
      failInTime();
      reload(attached, address);
    },
  };
}

/** Whether the focus is in any frame; browsers send no event when it moves from one frame to another. */
function isInFrame(): boolean {
  return document.activeElement instanceof HTMLIFrameElement;
}

/** Acts on the messages of one frame. */
function createReceiver({ service, embed, onSubmit, onClose }: EmbedOptions, onLoad: () => void) {
  const { origin } = new URL(embed.frame);
  const formIds = Object.values(service.forms).flatMap(({ providerId }) => providerId ?? []);
  const seen = new Set<string>();
  return (message: MessageEvent, frame: Window | null): void => {
    const signal = readFormMessage(message, { origin, frame, formIds, seen });
    if (signal.kind === 'loaded') onLoad();
    if (signal.kind === 'closed') onClose();
    // What it says is not logged: it may hold an answer.
    if (signal.kind === 'unparsable') console.warn('A message of the form cannot be understood');
    if (signal.kind !== 'submitted') return;
    seen.add(signal.id);
    onSubmit(signal.formId);
  };
}

/** Brings the form into its frame (specification, points 7 and 9). Rejects when the provider's script cannot be had. */
async function load(frame: HTMLIFrameElement, { service, embed, address }: EmbedOptions): Promise<void> {
  await loadScript(embed.script);
  await new Promise((resolve) => setTimeout(resolve, service.initDelayMs));
  frame.src = address();
  fitHeights();
}

/** A new `src` would add an entry to the history, unless the frame is out of the document meanwhile. */
function reload(frame: HTMLIFrameElement, address: string): void {
  const { parentNode, nextSibling } = frame;
  frame.remove();
  frame.src = address;
  parentNode?.insertBefore(frame, nextSibling);
}

/** Calls back once an element is within `distance` pixels of the screen. */
function whenNear(element: Element, distance: number, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: `${distance}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Has the provider's script make every frame as high as its form; a form is usable without. */
function fitHeights(): void {
  const { Tally } = window as { Tally?: { loadEmbeds?: () => void } };
  try {
    Tally?.loadEmbeds?.();
  } catch (error) {
    console.warn('The height of the form cannot follow its content', error);
  }
}
