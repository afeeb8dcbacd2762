// Which page is shown: the address is the truth.

class Route {
  path = $state(location.pathname);
  /** What follows the #, such as the id of a clause. */
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

  /** Points to a place on the page without adding to the history. */
  point(hash: string): void {
    history.replaceState(null, '', hash ? `#${hash}` : location.pathname);
    this.hash = hash;
  }
}

const readHash = () => decodeURIComponent(location.hash.slice(1));

export const route = new Route();

/** For links inside the page; new tabs and the like are left to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname);
}
