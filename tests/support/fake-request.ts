/** Stands in for XMLHttpRequest: a test answers. */
export class FakeRequest extends EventTarget {
  /** All that were sent, first to last. */
  static sent: FakeRequest[] = [];
  static last: FakeRequest;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  method = "";
  url = "";
  body: unknown;
  status = 0;
  statusText = "";
  responseText = "";
  isAborted = false;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(method: string, url: string) {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
  }
  answer(status: number, responseText: string, statusText = "") {
    Object.assign(this, { status, responseText, statusText });
    this.dispatchEvent(new Event("load"));
  }
  drop() {
    this.dispatchEvent(new Event("error"));
  }
  /** Tells how many bytes of a body have gone. */
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
}
