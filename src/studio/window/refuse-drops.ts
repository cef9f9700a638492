/** Keeps a file that is dropped where no field takes it from being opened by the browser in the Studio's place, and says so. */
export function refuseDrops(around: Window, onRefused: () => void, signal: AbortSignal): void {
  const isOurs = (event: DragEvent) => !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true;
  around.addEventListener('dragover', (event) => isOurs(event) && event.preventDefault(), { signal });
  around.addEventListener(
    'drop',
    (event) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      onRefused();
    },
    { signal },
  );
}
