/** Tells the page around the form what happens in it, in the provider's shape: JSON strings to the parent window. */
const { form, messages } = document.body.dataset;
const tell = (event, payload) => parent.postMessage(JSON.stringify({ event, payload }), '*');

if (parent !== window) {
  document.documentElement.classList.add('framed');
  for (const { event, payload } of JSON.parse(messages)) tell(event, payload);
  new ResizeObserver(() => tell('Local.Height', { formId: form, height: document.body.offsetHeight })).observe(
    document.body,
  );
  // Browsers pass over `autofocus` in a frame of another origin.
  document.querySelector('[autofocus]')?.focus();
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') tell('Tally.PopupClosed', { formId: form });
  });
}
