// The table of Nim: press a match, and it is taken together with all that lie to its right.

const style = `
  .nim { display: grid; min-height: 100%; place-content: center; gap: 1.25rem; padding: 1rem; }
  .nim-heap { display: flex; gap: clamp(0.2rem, 1.5vw, 0.7rem); align-items: center; justify-content: center; }
  .nim-heap > span { width: 1.5rem; font-weight: bold; }
  .nim-match {
    width: clamp(1.6rem, 7vw, 2.4rem); height: clamp(3.4rem, 13vw, 5rem);
    padding: 0; border: 0; background: none; color: #d9b36c; cursor: pointer;
  }
  .nim-match svg { width: 100%; height: 100%; }
  .nim-match[aria-disabled='true'] { opacity: 0.5; cursor: default; }
  .nim-heap:not(:has(:focus-visible)) .nim-match.nim-lit:hover, .nim-match.nim-lit:hover ~ .nim-match,
  .nim-match.nim-lit:focus-visible ~ .nim-match { transform: translateY(-0.4rem); }
`;
const match = '<svg viewBox="0 0 20 60" aria-hidden="true"><rect x="7" y="12" width="6" height="46" rx="2" fill="currentColor" />' +
  '<ellipse cx="10" cy="9" rx="6" ry="8" fill="#b5341f" /></svg>';

/** The shell lists no buttons: every action has its place on the table. */
export const buttons = () => [];

export const seatsIn = (position) => (Array.isArray(position.taken) ? position.taken.length : null);

export function table(element) {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const heaps = document.createElement('div');
  heaps.className = 'nim';
  element.append(sheet, heaps);
  return {
    update: (props) => heaps.replaceChildren(...Object.keys(props.view.heaps).map((name) => heap(name, props))),
    destroy: () => element.replaceChildren(),
  };
}

function heap(name, props) {
  const row = document.createElement('div');
  row.className = 'nim-heap';
  const label = document.createElement('span');
  label.textContent = name;
  const size = props.view.heaps[name];
  row.append(label, ...Array.from({ length: size }, (_, place) => matchButton(name, size - place, props)));
  return row;
}

function matchButton(name, count, { catalogue, choices, speaker, act, why }) {
  const action = catalogue.findIndex((each) => each.heap === name && each.count === count);
  const isLegal = choices.has(action);
  const button = document.createElement('button');
  button.className = isLegal ? 'nim-match nim-lit' : 'nim-match';
  button.innerHTML = match;
  button.title = speaker.action(catalogue[action]);
  button.setAttribute('aria-label', button.title);
  button.setAttribute('aria-disabled', String(!isLegal));
  button.onclick = () => (isLegal ? act(action) : why([action], button.getBoundingClientRect()));
  return button;
}
