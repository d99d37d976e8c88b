// The picture as a file.

/// `App-Device-2026-11-21-20.33.12`, in the local time of whoever takes it.
export function fileName({ name, device }, date = new Date()) {
  const two = (number) => String(number).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(".");
  const text = [name, device?.deviceName ?? "", `${day}-${time}`].join("-");
  return text.replace(/[^\p{L}\p{N}.-]+/gu, "-").replace(/-{2,}/g, "-");
}

export function saveFile(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/// Downloads the screen at full resolution.
export async function saveScreenshot(phone, model) {
  const blob = await new Promise((done) => phone.snapshot().toBlob(done, "image/png"));
  saveFile(blob, `${fileName(model)}.png`);
}
