// Which page is shown: the address is the truth.

class Route {
  path = $state(location.pathname);
  /** What stands behind the #, such as the id of a clause. */
  hash = $state(readHash());

  constructor() {
    const read = () => {
      this.path = location.pathname;
      this.hash = readHash();
    };
    window.addEventListener('popstate', read);
    window.addEventListener('hashchange', read);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.path = location.pathname;
    this.hash = '';
    window.scrollTo(0, 0);
  }

  /** Names a place on the page without leaving a step in the history. */
  point(hash: string): void {
    history.replaceState(null, '', hash ? `#${hash}` : location.pathname);
    this.hash = hash;
  }
}

const readHash = () => decodeURIComponent(location.hash.slice(1));

export const route = new Route();

/** For links inside the page; a new tab and the like stay the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname);
}
