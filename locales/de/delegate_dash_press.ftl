### The newspaper of Delegate Dash: headlines of at most 60 letters.

# The name of the newspaper.
paper = Rauten-Rundschau

## Wendepunkte. candidate: „Repräsentant Süd“.

super-tuesday = Super Tuesday: { $candidate } führt mit { $delegates }
super-tuesday-open = Super Tuesday: Niemand führt das Rennen an
milestone = { $delegates } Delegierte: { $candidate } ist zuerst da
majority = Mehrheit! { $candidate } erreicht { $delegates } Delegierte
lead = { $candidate } führt mit { $delegates } Delegierten
out = { $candidate } ist raus: { $delegates } Delegierte werden frei

## Über dem Ergebnis. name: of the player.

clear-win = Haushoch nominiert: { $name }
narrow-win = Um Haaresbreite: { $name } ist nominiert
narrow-loss = { $name } verpasst die Nominierung knapp
loss = Die Nominierung geht an { $name } vorbei
