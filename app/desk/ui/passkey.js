// Signs in with a passkey, or adds one. Without it, or in a browser that knows none, its forms stay hidden and the link by email is the
// way.

const can = window.PublicKeyCredential?.parseRequestOptionsFromJSON && window.PublicKeyCredential.prototype.toJSON;

for (const form of can ? document.querySelectorAll("form[data-passkey]") : []) {
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      form.elements.namedItem("response").value = JSON.stringify(await ask(form.dataset.passkey, JSON.parse(form.dataset.options)));
      form.submit();
    } catch {
      form.querySelector("[role=status]").textContent = form.dataset.failed;
    }
  });
}

function ask(kind, options) {
  return kind === "new"
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}
